import type { PhraseBook } from '../types';
import { career } from './career';
import { family } from './family';
import { formatTransitNote } from './format';
import { health } from './health';
import { love } from './love';
import { money } from './money';
import { reasons } from './reasons';
import { travel } from './travel';

export const hindi: PhraseBook = {
  advice: { Love: love, Career: career, Money: money, Health: health, Family: family, Travel: travel },
  reasons,
  formatTransitNote,
};
