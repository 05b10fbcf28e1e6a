/** Short synthesized tones. Off by default. */
import { remember, remembered } from './storage';

/** Each tone is its frequency in hertz and when it begins, in seconds. */
const SOUNDS = {
  move: [[392, 0]],
  right: [
    [523.25, 0],
    [659.25, 0.09],
    [783.99, 0.18],
  ],
  wrong: [
    [220, 0],
    [174.61, 0.14],
  ],
  end: [
    [392, 0],
    [523.25, 0.14],
    [659.25, 0.28],
    [1046.5, 0.42],
  ],
} as const;
export type Sound = keyof typeof SOUNDS;

const LENGTH = 0.22;
const LOUDNESS = 0.12;

let on = $state(remembered('sound') === 'on');
let audio: AudioContext | null = null;

export function sounding(): boolean {
  return on;
}

export function chooseSound(wanted: boolean): void {
  on = wanted;
  remember('sound', wanted ? 'on' : 'off');
  play('move');
}

/** Stay silent before the first touch or key: browsers block sound and log a warning. */
export function play(sound: Sound): void {
  if (!on || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [frequency, after] of SOUNDS[sound]) tone(audio, frequency, audio.currentTime + after);
}

/** Fade in and out to avoid clicks. */
function tone(audio: AudioContext, frequency: number, start: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + LENGTH);
}
