import type { MatterId } from '../../question/matters';
import type { KinId } from '../../question/people';
import { englishAbout } from '../../words/english-leads';
import { hindiAbout } from '../../words/hindi-leads';
import type { Context } from '../context';

/** The matter with the person whose it is, in the language of the answer. */
export const aboutMatter = ({ isEnglish }: Context, matter: MatterId, kin: KinId | null): string => (isEnglish ? englishAbout : hindiAbout)(matter, kin);
