export function OraclePortrait() {
  return (
    <svg aria-hidden="true" viewBox="14 8 212 278" width="212" height="278" fill="none" stroke="#E3C27A" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 284V132C16 70 58 36 120 12c62 24 104 58 104 120v152z" fill="#1E2150" stroke="none" />
      <path d="M22 284V133C22 75 62 43 120 19c58 24 98 56 98 114v151" opacity=".5" />
      <path d="M120 84L120 62M162.4 99.4L176.6 82.6M185 138.5L206.7 134.7M177.2 183L196.2 194M142.6 212L150.1 232.7M97.4 212L89.9 232.7M62.8 183L43.8 194M55 138.5L33.3 134.7M77.6 99.4L63.4 82.6" strokeWidth="2.5" />
      <path d="M135.2 85.8L137.1 78M149.6 91L153.2 83.9M172.9 110.6L179.4 105.8M180.6 123.9L187.9 120.7M185.9 153.8L193.9 154.3M183.2 168.9L190.9 171.2M168 195.3L173.8 200.8M156.3 205.1L160.7 211.8M127.7 215.6L128.6 223.5M112.3 215.6L111.4 223.5M83.7 205.1L79.3 211.8M72 195.3L66.2 200.8M56.8 168.9L49.1 171.2M54.1 153.8L46.1 154.3M59.4 123.9L52.1 120.7M67.1 110.6L60.6 105.8M90.4 91L86.8 83.9M104.8 85.8L102.9 78" />
      <g fill="#E3C27A" stroke="none">
        <circle cx="138.4" cy="72.2" r="1.3" />
        <circle cx="155.9" cy="78.5" r="1.3" />
        <circle cx="184.2" cy="102.2" r="1.3" />
        <circle cx="193.5" cy="118.3" r="1.3" />
        <circle cx="199.9" cy="154.7" r="1.3" />
        <circle cx="196.6" cy="172.9" r="1.3" />
        <circle cx="178.2" cy="204.9" r="1.3" />
        <circle cx="164" cy="216.8" r="1.3" />
        <circle cx="129.3" cy="229.5" r="1.3" />
        <circle cx="110.7" cy="229.5" r="1.3" />
        <circle cx="76" cy="216.8" r="1.3" />
        <circle cx="61.8" cy="204.9" r="1.3" />
        <circle cx="43.4" cy="172.9" r="1.3" />
        <circle cx="40.1" cy="154.7" r="1.3" />
        <circle cx="46.5" cy="118.3" r="1.3" />
        <circle cx="55.8" cy="102.2" r="1.3" />
        <circle cx="84.1" cy="78.5" r="1.3" />
        <circle cx="101.6" cy="72.2" r="1.3" />
      </g>
      <circle cx="120" cy="150" r="58" strokeWidth="2" />
      <circle cx="120" cy="150" r="53" opacity=".45" />
      <g strokeWidth="2">
        <path d="M90 143c7-9 19-9 24-1v24c0 5 4 7 8 6M150 143c-6-8-16-9-22-4" />
        <path d="M92 151c6 5 14 5 19 0M129 151c5 5 13 5 19 0" />
        <path d="M106 183c5-4 10-3 14 0 4-3 9-4 14 0M111 187c6 4 12 4 18 0" />
      </g>
      <circle cx="120" cy="126" r="3" fill="#E3C27A" stroke="none" />
      <circle cx="120" cy="126" r="7" opacity=".7" />
      <path d="M120 112v-8" opacity=".7" />
      <path d="M36 268h168M36 274h168" opacity=".5" />
    </svg>
  );
}
