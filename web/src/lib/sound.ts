/** Small sounds, made here; nothing is fetched. */
import { settings } from "./settings.svelte";

export type Sound = "laid" | "turn" | "over";

/** The tones of each sound: pitch in hertz, and when it starts, in seconds. */
const TONES: Record<Sound, [pitch: number, at: number][]> = {
  laid: [[190, 0]],
  turn: [
    [523, 0],
    [659, 0.12],
  ],
  over: [
    [392, 0],
    [523, 0.14],
    [659, 0.28],
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  // A browser lets a page sound only after somebody has touched it.
  if (context.state === "suspended") void context.resume().catch(() => {});
  for (const [pitch, at] of TONES[name]) tone(context, pitch, at);
}

function tone(context: AudioContext, pitch: number, at: number): void {
  const start = context.currentTime + at;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + 0.24);
}
