/** The sounds of the table, synthesised; silent until the player asks for sound. */

import { buzz } from './haptics';
import { kindOf, RECIPES, type Hiss, type Noise, type Recipe, type Tone } from './recipes';
import { settings } from './settings.svelte';

export type { Noise } from './recipes';

/** No two of the same sound are quite alike: pitches differ by up to this part. */
const OFF_PITCH = 0.04;
/** An envelope cannot fall to 0 on a curve: this is too faint to hear. */
const FAINT = 0.0001;
const ATTACK = 0.002;
/** Sounds that are this late, because the browser held them back, are left out. */
const TOO_LATE = 150;

/** Where every sound goes: a limiter, and after it a soft edge that nothing passes, so that many together never clip. */
export function bus(to: BaseAudioContext): { input: AudioNode; volume: GainNode } {
  const limiter = new DynamicsCompressorNode(to, {
    threshold: -14,
    knee: 8,
    ratio: 8,
    attack: 0.002,
    release: 0.12,
  });
  const curve = Float32Array.from({ length: 1025 }, (_, place) => 0.95 * Math.tanh((place / 512 - 1) * 1.6));
  const edge = new WaveShaperNode(to, { curve });
  const volume = new GainNode(to);
  limiter.connect(edge).connect(volume).connect(to.destination);
  return { input: limiter, volume };
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, which all noises share. */
function hiss(to: BaseAudioContext): AudioBuffer {
  let buffer = hisses.get(to);
  if (!buffer) {
    buffer = to.createBuffer(1, to.sampleRate * 2, to.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
    hisses.set(to, buffer);
  }
  return buffer;
}

function glide(pitch: AudioParam, { from, to, length }: Tone | Hiss, begin: number, off: number): void {
  pitch.setValueAtTime(from * off, begin);
  if (to !== from) pitch.exponentialRampToValueAtTime(to * off, begin + length);
}

function source(to: BaseAudioContext, layer: Tone | Hiss, begin: number, off: number, out: AudioNode): void {
  const end = begin + layer.length;
  if (layer.kind === 'tone') {
    const oscillator = new OscillatorNode(to, { type: layer.shape });
    glide(oscillator.frequency, layer, begin, off);
    oscillator.connect(out);
    oscillator.start(begin);
    oscillator.stop(end);
    if (!layer.waver) return;
    const wave = new OscillatorNode(to, { frequency: 6 });
    wave.connect(new GainNode(to, { gain: layer.waver })).connect(oscillator.frequency);
    wave.start(begin);
    wave.stop(end);
    return;
  }
  const noise = new AudioBufferSourceNode(to, { buffer: hiss(to), loop: true });
  const filter = new BiquadFilterNode(to, { type: layer.filter, Q: layer.q });
  glide(filter.frequency, layer, begin, off);
  noise.connect(filter).connect(out);
  noise.start(begin, Math.random());
  noise.stop(end);
}

/** Perform a recipe, live or into a file. */
export function perform(
  to: BaseAudioContext,
  recipe: Recipe,
  at: number,
  out: AudioNode,
  off = 1 + (Math.random() * 2 - 1) * OFF_PITCH,
): void {
  for (const layer of recipe) {
    const begin = at + layer.at;
    const envelope = new GainNode(to, { gain: 0 });
    envelope.gain.setValueAtTime(FAINT, begin);
    const peak = begin + (layer.attack ?? ATTACK);
    envelope.gain.exponentialRampToValueAtTime(layer.loud, peak);
    if (layer.hold) envelope.gain.setValueAtTime(layer.loud, peak + layer.hold);
    envelope.gain.exponentialRampToValueAtTime(FAINT, begin + layer.length);
    envelope.connect(out);
    source(to, layer, begin, off, envelope);
  }
}

interface Room {
  audio: AudioContext;
  input: AudioNode;
  volume: GainNode;
}
let room: Room | null = null;

function enter(): Room {
  if (room) return room;
  const audio = new AudioContext();
  room = { audio, ...bus(audio) };
  // A browser lets a page sound only after the player has touched it.
  const wake = () => {
    if (audio.state === 'suspended') void audio.resume();
  };
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { passive: true });
  return room;
}

/** Whether this sound is wanted. Only the sounds that call a player back are made while the page is hidden. */
function wanted(noise: Noise): boolean {
  const kind = kindOf(noise);
  return (
    settings.sound &&
    settings.volume > 0 &&
    settings.soundKinds[kind] &&
    (kind === 'turn' || !document.hidden)
  );
}

/** Make a sound, and let a phone tremble with it, as far as the player asked for either. */
export function play(noise: Noise): void {
  buzz(noise);
  if (!wanted(noise) || !('AudioContext' in globalThis)) return;
  const { audio, input, volume } = enter();
  // Loudness is heard by ratios: half of the slider is half as loud, not half of the amplitude.
  volume.gain.value = (settings.volume / 100) ** 2;
  if (audio.state === 'running') return perform(audio, RECIPES[noise], audio.currentTime, input);
  const asked = performance.now();
  void audio.resume().then(() => {
    if (performance.now() - asked < TOO_LATE) perform(audio, RECIPES[noise], audio.currentTime, input);
  });
}
