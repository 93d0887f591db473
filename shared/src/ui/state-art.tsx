const drawings = {
  empty: {
    box: '15 10 160 100',
    lines: (
      <>
        <path d="M30 78L58 46M66 43l30 13M104 54l24-26" strokeDasharray="1 6" />
        <circle cx="26" cy="82" r="5" />
        <circle cx="62" cy="41" r="4" />
        <circle cx="100" cy="58" r="7" />
        <circle cx="100" cy="58" r="2.5" fill="currentColor" stroke="none" />
        <circle cx="132" cy="24" r="4" />
        <path d="M16 104h128M16 104v-5M48 104v-3M80 104v-5M112 104v-3M144 104v-5" opacity=".45" />
      </>
    ),
  },
  error: {
    box: '15 10 160 100',
    lines: (
      <>
        <path d="M22 76L52 40M60 38l14 7M94 56l10 6M112 60l22-30" />
        <path d="M78 40l-3 10M86 44l-3 12M94 47l-2 6" opacity=".5" />
        <g fill="currentColor" stroke="none">
          <circle cx="19" cy="80" r="4" />
          <circle cx="56" cy="36" r="3" />
          <circle cx="108" cy="64" r="4" />
          <circle cx="137" cy="26" r="3" />
        </g>
        <path d="M16 104h50M94 104h50M16 104v-5M48 104v-3M112 104v-3M144 104v-5" opacity=".45" />
      </>
    ),
  },
  'nothing-found': {
    box: '41 10 160 100',
    lines: (
      <>
        <circle cx="74" cy="50" r="32" />
        <circle cx="74" cy="50" r="27" strokeWidth="4" strokeDasharray=".8 6.268" strokeLinecap="butt" opacity=".5" />
        <path d="M97 74l22 22M116 93l6-3M119 96l6 6" />
        <path d="M64 50h20M74 40v20" opacity=".35" />
      </>
    ),
  },
  offline: {
    box: '27 8 160 100',
    lines: (
      <>
        <path d="M92 20a30 30 0 1 0 26 44 25 25 0 0 1-26-44z" />
        <path d="M28 78h34a14 14 0 0 1 27-5 11 11 0 0 1 14 5h29" />
        <path d="M44 88h58M70 96h44" opacity=".5" />
      </>
    ),
  },
};

export type StateKind = keyof typeof drawings;

/** The illustration of a page state: empty, failed, nothing found or offline. */
export function StateArt({ kind }: { kind: StateKind }) {
  const { box, lines } = drawings[kind];
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      width="160"
      height="100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines}
    </svg>
  );
}
