/** Short sounds, synthesised; silent until the person asks for sound. */

import { settings } from './settings.svelte';

export type Noise = 'card' | 'coin' | 'dice' | 'shot' | 'glass' | 'door' | 'turn';

let audio: AudioContext | null = null;

function context(): AudioContext {
  audio ??= new AudioContext();
  return audio;
}

/** A tone that dies away. */
function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  const to = context();
  const oscillator = new OscillatorNode(to, { type: shape, frequency: pitch });
  const gain = new GainNode(to, { gain: loud });
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(to.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A puff of noise through a filter. */
function puff(at: number, pitch: number, length: number, loud: number, kind: BiquadFilterType): void {
  const to = context();
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  const source = new AudioBufferSourceNode(to, { buffer });
  const filter = new BiquadFilterNode(to, { type: kind, frequency: pitch });
  const gain = new GainNode(to, { gain: loud });
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(at);
}

const NOISES: Record<Noise, (at: number) => void> = {
  card: (at) => puff(at, 3200, 0.07, 0.25, 'highpass'),
  coin: (at) => {
    tone(at, 1850, 0.18, 0.12);
    tone(at + 0.05, 2470, 0.25, 0.1);
  },
  dice: (at) => {
    for (const late of [0, 0.07, 0.13, 0.22]) puff(at + late, 1400, 0.05, 0.3, 'bandpass');
  },
  shot: (at) => {
    puff(at, 900, 0.35, 0.7, 'lowpass');
    tone(at, 90, 0.25, 0.4, 'triangle');
  },
  glass: (at) => {
    tone(at, 2950, 0.5, 0.06);
    tone(at, 4400, 0.3, 0.04);
  },
  door: (at) => {
    tone(at, 130, 0.2, 0.15, 'sawtooth');
    puff(at + 0.18, 400, 0.12, 0.35, 'lowpass');
  },
  turn: (at) => {
    tone(at, 523, 0.14, 0.12);
    tone(at + 0.12, 784, 0.25, 0.12);
  },
};

/** Make a sound, if sound is on. */
export function play(noise: Noise): void {
  if (!settings.sound) return;
  NOISES[noise](context().currentTime);
}
