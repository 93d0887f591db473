import type { Graha } from '../types';

export type Friendship = 'friend' | 'neutral' | 'enemy';

interface Attitude {
  friends: readonly Graha[];
  enemies: readonly Graha[];
}

/** Natural friendship after Parashara for the seven, the common later reading for the nodes. */
const attitudes: Record<Graha, Attitude> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn', 'Rahu', 'Ketu'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: ['Rahu', 'Ketu'] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter', 'Ketu'], enemies: ['Mercury', 'Rahu'] },
  Mercury: { friends: ['Sun', 'Venus', 'Rahu'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn', 'Rahu', 'Ketu'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus', 'Rahu', 'Ketu'], enemies: ['Sun', 'Moon', 'Mars'] },
  Rahu: { friends: ['Mercury', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon', 'Mars'] },
  Ketu: { friends: ['Mars', 'Venus', 'Saturn'], enemies: ['Sun', 'Moon'] },
};

/** How one graha regards another, which is not always mutual. A graha is a friend to itself. */
export function friendship(of: Graha, towards: Graha): Friendship {
  const { friends, enemies } = attitudes[of];
  if (of === towards || friends.includes(towards)) return 'friend';
  return enemies.includes(towards) ? 'enemy' : 'neutral';
}
