import '../fonts.css';
import '../theme.css';
import './operator.css';
import { mount } from 'svelte';
import Operator from './Operator.svelte';

mount(Operator, { target: document.getElementById('app')! });
