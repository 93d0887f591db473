/** The faces of the avatars on a grid of 48: tints of the theme under thin lines, like the site's other drawings. */
const grounds = ['#F3ECDD', '#FCEBD2', '#F5EACB', '#E3EFE2', '#E7E5F3', '#FAE5DF'];
const skins = ['#F0CFA8', '#DDB083', '#C48E62', '#E6BF95'];
const clothes = ['#23265E', '#944600', '#28633D', '#735610', '#A1281D', '#373B9E'];
const ink = '#2B2638';
const grey = '#B9B3BE';
const brown = '#4A3428';

/**
 * @param {string} d
 * @param {string} fill
 */
const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
/** @param {string} d */
const line = (d, more = '') => `<path d="${d}"${more}/>`;
/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} fill
 */
const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;

/** @param {string} skin */
const ears = (skin) => shape('M16.6 22.5c-2-.8-2.4 3.4.4 3.8M31.4 22.5c2-.8 2.4 3.4-.4 3.8', skin);
/** @param {string} skin */
const neck = (skin) => shape('M20.8 29.5v5c0 2.6 6.4 2.6 6.4 0v-5', skin);
/** @param {string} skin */
const face = (skin) => shape('M16.4 21.5c0 7 3.2 11 7.6 11s7.6-4 7.6-11-3.2-9.5-7.6-9.5-7.6 2.5-7.6 9.5z', skin);
const features =
  dot(20.7, 22.6, 0.8, '#3F3A50') +
  dot(27.3, 22.6, 0.8, '#3F3A50') +
  line('M24 23.4l-.7 2.4h1.2') +
  line('M21.9 28.3c1.3 1.1 2.9 1.1 4.2 0');
const brows = line('M19.3 20.4c.8-.6 1.9-.6 2.7-.1M26 20.3c.8-.5 1.9-.5 2.7.1', ' stroke-width="1"');
const glasses = line(
  'M17.6 22.4a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0M24.2 22.4a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0',
  ' stroke-width="1"',
);
const bindi = dot(24, 18.6, 0.95, '#A1281D');
const earrings = dot(16.4, 27.6, 1, '#B8862B') + dot(31.6, 27.6, 1, '#B8862B');
const wrinkles = line('M18.6 26.6l.9.9M29.4 26.6l-.9.9', ' stroke-width=".8"');

/** @param {string} colour */
const kurta = (colour) =>
  shape('M8 50c.6-9.5 5.5-14 12.6-15l3.4 4.5 3.4-4.5c7.1 1 12 5.5 12.6 15z', colour) +
  line('M24 39.5V48', ' stroke="#F4EFE2" stroke-width="1"');
/** @param {string} colour */
const shirt = (colour) =>
  shape('M8 50c.6-9.5 5.5-14 12.6-15 1.6 3.4 5.2 3.4 6.8 0 7.1 1 12 5.5 12.6 15z', colour) +
  line('M20.6 35l-1.4 3.6L24 40l4.8-1.4-1.4-3.6', ' stroke="#F4EFE2" stroke-width="1"');
/** @param {string} colour */
const sari = (colour) =>
  shape('M8.5 50c.6-9.5 5.4-14 12.3-15 1.4 3.6 5 3.6 6.4 0 6.9 1 11.7 5.5 12.3 15z', colour) +
  line('M29 35.4C26 40 19 44 12 45.5', ' stroke="#E3C27A" stroke-width="1.5"');

/** Hair in two layers: behind the head, and over it. */
const women = [
  [
    shape('M14.6 36c-3.6-9-2.4-26 9.4-26s13 17 9.4 26z', ink),
    shape('M16 22c0-5 3-7.5 8-9.5 5 2 8 4.5 8 9.5 1.6-8-1-12.5-8-12.5S14.4 14 16 22z', ink),
    bindi,
  ],
  [dot(24, 8, 4.4, brown), shape('M16 22c.4-4.6 4-8 8-8s7.6 3.4 8 8c1.6-7.5-1.5-12.5-8-12.500S14.4 14.5 16 22z', brown), earrings],
  [
    shape('M15 24c-2-9 2-14.5 9-14.500S35 15 33 24z', ink),
    shape('M15.8 22c1.2-4 4.2-6.5 11-8.5 3 1.5 4.6 4.5 5.4 8.5 1.8-8-1.2-12.5-8.2-12.500S14.2 14 15.8 22z', ink) +
      shape('M31.5 29c3 2 .5 4 2.5 6s0 4 1.5 6.500l-3.5 1c-1-2.5-2.5-4-1.5-6.500s-1.5-4 1-7z', ink),
    bindi,
  ],
  [
    shape('M13.8 29c-2-11 1-19 10.2-19s12.2 8 10.2 19c-4 1.5-16.4 1.5-20.4 0z', brown),
    shape('M15.6 21.500c2.4-.4 5-1.5 6.4-4 3 2.5 6.5 3.6 10.4 4C33.5 13 30.5 9.8 24 9.800s-9.5 3.2-8.4 11.700z', brown),
    '',
  ],
  [
    shape('M13 28c-3-3-2-6-1-8-1-4 2-7 4.5-7.500C18 9 22 8 24 8.500c3-.8 6.5.5 8 3.5 3.5 1 5 4.5 4 8 1.5 3 1.5 6-1 8z', ink),
    shape('M15.8 22c0-3 2-4.5 3.5-6 2 1.2 3.5.6 4.7-.8 1.5 1.5 3.5 2 5 .8 1.5 1.5 3 3 3.2 6 2.5-6 .5-12-8.2-12s-10.5 6-8.2 12z', ink),
    earrings,
  ],
  [
    shape('M11.5 42c-2-17 .5-33 12.5-33s14.5 16 12.5 33z', '#A1281D'),
    shape('M16 22c.3-4.5 3.5-7.5 8-9 4.5 1.5 7.7 4.5 8 9 1-6.5-2-10.5-8-10.500S15 15.5 16 22z', ink) +
      line('M16 38c-3-9-3.5-25 8-25s11 16 8 25', ' stroke="#E3C27A"'),
    bindi,
  ],
  [
    shape('M14.6 36c-3.6-9-2.4-26 9.4-26s13 17 9.4 26z', brown),
    shape('M16 22c2-1.5 4.5-4 5.5-7 2.5 3.5 6.5 5.5 10.5 7 1.4-8-1-12.5-8-12.500S14.6 14 16 22z', brown),
    glasses,
  ],
  [dot(31.5, 11.5, 4, grey), shape('M16 22c.4-4.6 4-8 8-8s7.6 3.4 8 8c1.6-7.5-1.5-12.5-8-12.500S14.4 14.5 16 22z', grey), bindi + wrinkles],
  [
    shape('M31 14c7 1 6.5 10 4.5 17-2.5-1-4-4-4-9z', ink),
    shape('M16 22c.4-4.6 4-8 8-8s7.6 3.4 8 8c1.6-7.5-1.5-12.5-8-12.500S14.4 14.5 16 22z', ink),
    '',
  ],
  [
    '',
    shape('M15.8 24c-2-8.5 1.2-14.5 8.2-14.500S34.2 15.5 32.2 24c-.8-3-1.6-5-3.2-7-3.5 1-7.5.500-9.5-1-1.7 2-2.9 4.5-3.7 8z', brown),
    earrings + bindi,
  ],
  [
    shape('M14.6 33c-3.2-8-2-23 9.4-23s12.6 15 9.4 23z', ink),
    shape('M16 22c0-5 3-7.5 8-9.5 5 2 8 4.5 8 9.5 1.6-8-1-12.5-8-12.500S14.4 14 16 22z', ink) +
      [
        [32, 13],
        [34.2, 15],
        [33.6, 18],
      ]
        .map(([x, y]) => dot(x, y, 1.7, '#FFFDF8'))
        .join('') +
      dot(33, 15.4, 1, '#E8871A'),
    '',
  ],
  [
    shape('M15 24c-2-9 2-14.5 9-14.500S35 15 33 24z', brown),
    shape('M16 22c0-5 3-7.5 8-9.5 5 2 8 4.5 8 9.5 1.6-8-1-12.5-8-12.500S14.4 14 16 22z', brown) +
      shape(
        'M15.5 27c-3 2.5-.5 4.5-2.5 6.500s0 4-1.5 6.500l3.5 1c1-2.5 2.5-4 1.5-6.500s1.5-4.5-1-7.500zM32.5 27c3 2.5.5 4.5 2.5 6.500s0 4 1.5 6.500l-3.5 1c-1-2.5-2.5-4-1.5-6.500s-1.5-4.5 1-7.500z',
        brown,
      ),
    bindi + glasses,
  ],
];

/** @param {string} colour */
const crop = (colour) =>
  shape('M15.8 23c-1.8-8.5 1-13.8 8.2-13.800S34 14.5 32.2 23c-.6-3-1.2-4.5-2.4-6-3.8 1.2-8 .8-11.6 0-1.2 1.5-1.8 3-2.4 6z', colour);
/** @param {string} colour */
const moustache = (colour) =>
  shape('M20.2 27.600c1.2-1.4 2.8-1.4 3.8-.6 1-.8 2.6-.8 3.8.6-1.4.6-2.6.5-3.8-.2-1.2.7-2.4.8-3.8.2z', colour, ' stroke-width=".6"');
/** @param {string} colour */
const beard = (colour) =>
  shape('M16.4 22.500c.2 7.5 3 11.5 7.6 11.500s7.4-4 7.6-11.500c-1 2.5-2 4-3.6 4.2-2.6-.9-5.4-.9-8 0-1.6-.2-2.6-1.7-3.6-4.200z', colour) +
  line('M22.4 29c1 .6 2.2.6 3.2 0', ' stroke="#F4EFE2" stroke-width="1"');

const men = [
  ['', crop(ink), ''],
  [
    '',
    shape('M13.5 20C11.5 11 17 5.5 24 5.500S36.5 11 34.5 20c-2.5-3-6-4.5-10.5-6-4.5 1.5-8 3-10.5 6z', '#944600') +
      line(
        'M24 14c-3-2.5-6-3.5-9.3-3.500M24 14c3-2.5 6-3.5 9.3-3.500M24 14c-1.5-3-4-5.5-6.5-7M24 14c1.5-3 4-5.5 6.5-7',
        ' stroke="#F5EACB" stroke-width=".9"',
      ),
    beard(ink),
  ],
  ['', crop(brown), beard(brown)],
  [
    '',
    shape(
      'M15.8 22.500c-1.5-8.5 1.2-13.3 8.2-13.3 7.5 0 9.8 5 8.2 13.3-.4-3-1-4.5-1.8-6-4.5.8-8-.5-10.4-2.5-1.4 2.5-3.4 4.5-4.2 8.500z',
      ink,
    ),
    glasses,
  ],
  ['', line('M17.2 15.500c1.8-3 4-4 6.8-4', ' stroke-width=".9"'), moustache(ink) + wrinkles],
  [
    dot(15.5, 16, 3, ink) + dot(32.5, 16, 3, ink),
    [
      [17, 13],
      [20, 10.8],
      [24, 10],
      [28, 10.8],
      [31, 13],
      [22, 13.2],
      [26, 13.2],
    ]
      .map(([x, y]) => dot(x, y, 3, ink))
      .join(''),
    '',
  ],
  [dot(24, 7.5, 3.6, brown), shape('M16 21c.6-4.5 4-7 8-7s7.4 2.5 8 7c1.4-7.5-1.5-11.5-8-11.500S14.6 13.5 16 21z', brown), beard(brown)],
  ['', crop(ink), moustache(ink) + glasses],
  ['', shape('M15.4 17.500l1.6-9.500c4.5-1.5 9.5-1.5 14 0l1.6 9.500c-5.5-2-11.7-2-17.2 0z', '#FFFDF8'), moustache(grey) + wrinkles],
  ['', crop(grey), beard(grey)],
  [
    '',
    shape(
      'M15.8 22c-1-4-1-7 0-9l2 1 .8-4 3 2.500L24 8l2.4 4.5 3-2.5.8 4 2-1c1 2 1 5 0 9-.8-2.5-1.6-4-3-5.5-3.5 1-7 1-10.4 0-1.4 1.5-2.2 3-3 5.500z',
      ink,
    ),
    '',
  ],
  [
    shape('M15 31c-3-8-2-21.5 9-21.500S36 23 33 31z', ink),
    shape('M16 22c0-5 3-7.5 8-9.5 5 2 8 4.5 8 9.5 1.6-8-1-12.5-8-12.500S14.4 14 16 22z', ink),
    moustache(ink) + line('M24 16v3.5', ' stroke="#E8871A" stroke-width="1.6"'),
  ],
];

/** @type {(gender: string, letter: string, wear: ((colour: string) => string)[]) => (parts: string[], index: number) => { gender: string, name: string, ground: string, parts: string }} */
const compose =
  (gender, letter, wear) =>
  ([back, front, extra], index) => {
    const skin = skins[(index * 3 + (gender === 'male' ? 1 : 0)) % skins.length];
    const colour = clothes[(index * 5 + (gender === 'male' ? 2 : 0)) % clothes.length];
    return {
      gender,
      name: `${letter}${String(index + 1).padStart(2, '0')}`,
      ground: grounds[(index + (gender === 'male' ? 3 : 0)) % grounds.length],
      parts: back + wear[index % wear.length](colour) + neck(skin) + ears(skin) + face(skin) + extra + features + brows + front,
    };
  };

export const faces = [...women.map(compose('female', 'f', [sari, shirt, kurta])), ...men.map(compose('male', 'm', [kurta, shirt]))];
