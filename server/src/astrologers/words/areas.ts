import type { MatterId } from '../question/matters';

/** Groups of matters that depend on the same transits. */
export type Area = 'love' | 'work' | 'money' | 'home' | 'study' | 'away' | 'mind' | 'path';

const areas: Record<Area, readonly MatterId[]> = {
  love: ['secondMarriage', 'reunion', 'loveMarriage', 'harmony', 'separation', 'marriage', 'love'],
  work: [
    'governmentJob',
    'promotion',
    'transfer',
    'jobChange',
    'workConflict',
    'business',
    'partner',
    'careerField',
    'newJob',
    'career',
    'fame',
    'arts',
    'leadership',
    'rivals',
  ],
  money: ['lending', 'moneyBack', 'debt', 'loan', 'investment', 'inheritance', 'wealth', 'income', 'court'],
  home: ['vehicle', 'vehicleSale', 'house', 'houseSale', 'family', 'homePeace', 'friends', 'dealings', 'children'],
  study: ['exam', 'higherStudy', 'study'],
  away: ['visa', 'abroad', 'travel'],
  mind: ['mind', 'speech', 'habits', 'health'],
  path: ['spirit', 'luck', 'self', 'time'],
};

export function getArea(matter: MatterId): Area {
  const found = (Object.keys(areas) as Area[]).find((area) => areas[area].includes(matter));
  return found ?? 'path';
}
