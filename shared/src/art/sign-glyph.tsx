import type { SignName } from './sign';
import { SignConstellation } from './sign-constellation';
import { SignSmall } from './sign-small';

/** A sign in either size. Use `SignSmall` where only small ones appear, because it has a tenth of the bytes. */
export function SignGlyph({ sign, size }: { sign: SignName; size: 24 | 96 }) {
  return size === 24 ? <SignSmall sign={sign} /> : <SignConstellation sign={sign} />;
}
