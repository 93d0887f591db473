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
  titles: { love: 'प्रेम', career: 'करियर', money: 'धन', health: 'सेहत', family: 'परिवार', travel: 'यात्रा' },
  advice: { love, career, money, health, family, travel },
  reasons,
  formatTransitNote,
};
