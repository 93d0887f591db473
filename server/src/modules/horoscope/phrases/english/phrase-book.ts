import type { PhraseBook } from '../types';
import { career } from './career';
import { family } from './family';
import { formatTransitNote } from './format';
import { health } from './health';
import { love } from './love';
import { money } from './money';
import { reasons } from './reasons';
import { travel } from './travel';

export const english: PhraseBook = {
  titles: { love: 'Love', career: 'Career', money: 'Money', health: 'Health', family: 'Family', travel: 'Travel' },
  advice: { love, career, money, health, family, travel },
  reasons,
  formatTransitNote,
};
