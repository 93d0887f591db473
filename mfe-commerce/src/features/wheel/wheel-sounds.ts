/** The two sounds of the wheel, synthesized by the browser, so that nothing is downloaded. */
export interface WheelSounds {
  /** Must be called in a tap handler, because browsers allow sound only then. */
  unlock: () => void;
  /** One click of the spin sound, as a segment passes the needle. */
  playTick: () => void;
  playWin: () => void;
}

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  after: number;
  /** Seconds. */
  length: number;
  /** 0 to 1. */
  volume: number;
}

const tick: Tone = { pitch: 1200, after: 0, length: 0.03, volume: 0.08 };
/** A major chord, one note after another. */
const win: readonly Tone[] = [523.25, 659.25, 783.99, 1046.5].map((pitch, index) => ({
  pitch,
  after: index * 0.12,
  length: 0.5,
  volume: 0.12,
}));

function play(audio: AudioContext, { pitch, after, length, volume }: Tone): void {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = pitch;
  oscillator.type = 'triangle';
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** `isMuted` is called before each sound. Does nothing in a browser without audio. */
export function createWheelSounds(isMuted: () => boolean): WheelSounds {
  let audio: AudioContext | undefined;
  const playAll = (tones: readonly Tone[]) => {
    if (audio === undefined || isMuted()) return;
    for (const tone of tones) play(audio, tone);
  };
  return {
    unlock() {
      if (typeof AudioContext === 'undefined') return;
      audio ??= new AudioContext();
      // Without audio the wheel turns silently.
      void audio.resume().catch(() => undefined);
    },
    playTick: () => playAll([tick]),
    playWin: () => playAll(win),
  };
}
