/** The two sounds of the wheel, made by the browser itself so that nothing is downloaded. */
export interface WheelSounds {
  /** Has to be called by a tap, because browsers allow sound only then. */
  unlock: () => void;
  /** One click of the spin sound, as a segment passes the needle. */
  playTick: () => void;
  /** The win sound. */
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
/** A major chord, one note after the other. */
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

/** `isMuted` is called before each sound. A browser without sound stays silent. */
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
      // The wheel turns without sound.
      void audio.resume().catch(() => undefined);
    },
    playTick: () => playAll([tick]),
    playWin: () => playAll(win),
  };
}
