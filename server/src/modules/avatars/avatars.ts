const perGroup = 12;

const listNames = (group: string) => Array.from({ length: perGroup }, (_, index) => `${group}${String(index + 1).padStart(2, '0')}`);

/** The avatars of each group; their pictures are in the folder `avatars` of the assets. */
export const avatarGroups = { Male: listNames('m'), Female: listNames('f') } as const;

export const avatarNames: ReadonlySet<string> = new Set([...avatarGroups.Male, ...avatarGroups.Female]);
