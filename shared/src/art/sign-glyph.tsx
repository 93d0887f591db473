import type { SignName } from './sign';
import { SignConstellation } from './sign-constellation';
import { SignSmall } from './sign-small';

/** A sign in either size. Take `SignSmall` alone where the large one never comes: it is a tenth of it. */
export function SignGlyph({ sign, size }: { sign: SignName; size: 24 | 96 }) {
  return size === 24 ? <SignSmall sign={sign} /> : <SignConstellation sign={sign} />;
}
