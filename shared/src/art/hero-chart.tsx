/** The lines of the ring of signs, Aries at the left, counter-clockwise, 560 by 560 with its centre at 280, 280. */
export function ZodiacRingLines() {
  return (
    <>
      <g opacity=".55">
        <circle cx="280" cy="280" r="274" />
        <circle cx="280" cy="280" r="250" />
        <circle cx="280" cy="280" r="253" strokeWidth="6" strokeDasharray="0.7 3.716" strokeLinecap="butt" transform="rotate(-.1 280 280)" />
        <circle cx="280" cy="280" r="256" strokeWidth="12" strokeDasharray="0.9 21.440" strokeLinecap="butt" transform="rotate(-.1 280 280)" />
      </g>
      <g opacity=".8">
        <path d="M74 280L30 280M101.6 383L63.5 405M177 458.4L155 496.5M280 486L280 530M383 458.4L405 496.5M458.4 383L496.5 405M486 280L530 280M458.4 177L496.5 155M383 101.6L405 63.5M280 74L280 30M177 101.6L155 63.5M101.6 177L63.5 155" />
        <circle cx="280" cy="280" r="206" />
      </g>
      <path d="M84 280L74 280M89.3 325.2L79.6 327.5M104.8 368L95.9 372.5M129.9 406L122.2 412.4M163 437.2L157 445.2M202.4 460L198.4 469.2M246 473L244.2 482.9M291.4 475.7L292 485.7M336.2 467.8L339.1 477.3M378 449.7L383 458.4M414.5 422.6L421.4 429.8M443.8 387.7L452.1 393.2M464.2 347L473.6 350.5M474.7 302.8L484.6 303.9M474.7 257.2L484.6 256.1M464.2 213L473.6 209.5M443.8 172.3L452.1 166.8M414.5 137.4L421.4 130.2M378 110.3L383 101.6M336.2 92.2L339.1 82.7M291.4 84.3L292 74.3M246 87L244.2 77.1M202.4 100L198.4 90.8M163 122.8L157 114.8M129.9 154L122.2 147.6M104.8 192L95.9 187.5M89.3 234.8L79.6 232.5" opacity=".6" />
      <circle cx="280" cy="280" r="196" opacity=".6" />
      <g strokeWidth="1.4">
        <path transform="translate(47.8 327)" d="M12 20V9.6C12 6 10.2 4 7.6 4S4 5.9 4 7.8c0 1.5.8 2.5 2.1 2.8M12 9.6C12 6 13.8 4 16.4 4S20 5.9 20 7.8c0 1.5-.8 2.5-2.1 2.8" />
        <path transform="translate(106.8 429.2)" d="M4.5 3.5c.8 3.9 3.6 6.2 7.5 6.2s6.7-2.3 7.5-6.2M12 9.7a5.3 5.3 0 1 0 0 10.6a5.3 5.3 0 0 0 0-10.6" />
        <path transform="translate(209 488.2)" d="M5 4c4.2 2.3 9.8 2.3 14 0M5 20c4.2-2.3 9.8-2.3 14 0M9 5.5v13M15 5.5v13" />
        <path transform="translate(327 488.2)" d="M4 9.6C5.4 6.2 8.6 4.5 12 4.5c3.3 0 6.2 1.1 8 3.2M20 14.4c-1.4 3.4-4.6 5.1-8 5.1-3.3 0-6.2-1.1-8-3.2M7 7.2a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2M17 11.6a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2" />
        <path transform="translate(429.2 429.2)" d="M6.8 11.4a3 3 0 1 0 0 6a3 3 0 0 0 0-6M9 12.4C7.2 8.7 8.1 4 12 4c3.8 0 5.4 3.5 4 7.6-1.2 3.6-2.6 8.4.9 8.4 1.5 0 2.5-.9 2.6-2.3" />
        <path transform="translate(488.2 327)" d="M3.5 4.5C5 4.5 5.5 5.4 5.5 7v10M5.5 8c0-2.2 4-4.4 4 .2V17M9.5 8c0-2.2 4-4.4 4 .2V15.5c0 2.6 1.6 4.2 4.5 5M13.5 11.2c1.2-2.5 5.8-2.6 5.8 1.1 0 3.6-3.3 6.2-7.3 8" />
        <path transform="translate(488.2 209)" d="M4 20h16M4 16h5.2c-1.5-1.2-2.3-2.7-2.3-4.5a5.1 5.1 0 0 1 10.2 0c0 1.8-.8 3.3-2.3 4.5H20" />
        <path transform="translate(429.2 106.8)" d="M3.5 4.5C5 4.5 5.5 5.4 5.5 7v10M5.5 8c0-2.2 4-4.4 4 .2V17M9.5 8c0-2.2 4-4.4 4 .2V16c0 2 1.1 3 3 3H20.5M18 16.5l2.5 2.5L18 21.5" />
        <path transform="translate(327 47.8)" d="M4.5 19.5L19.5 4.5M12 4.5h7.5V12M6.5 11.5l6 6" />
        <path transform="translate(209 47.8)" d="M3.5 5.5c2 0 3 1.4 3 3.5v7M6.5 10c0-3.4 5.5-5.4 5.5 0v6.5c0 2.4-1 3.9-3 4.5M12 15.6a3.4 3.4 0 1 1 3.4 3.4c-1.9 0-3.4-1.4-3.4-3.4" />
        <path transform="translate(106.8 106.8)" d="M3.5 10.5l3.2-3 3.5 3 3.6-3 3.5 3 3.2-3M3.5 17l3.2-3 3.5 3 3.6-3 3.5 3 3.2-3" />
        <path transform="translate(47.8 209)" d="M5.5 4c3.4 4.6 3.4 11.4 0 16M18.5 4c-3.4 4.6-3.4 11.4 0 16M5 12h14" />
      </g>
      <g opacity=".7">
        <circle cx="280" cy="280" r="54" />
        <circle cx="280" cy="280" r="51" strokeWidth="5" strokeDasharray="0.8 4.541" strokeLinecap="butt" transform="rotate(-.1 280 280)" />
      </g>
      <path d="M246 314l17-17M283 277l8-8M302 258l12-12" />
      <g stroke="none" fill="currentColor">
        <circle cx="272" cy="288" r="11" />
        <circle cx="296" cy="264" r="5.5" />
      </g>
    </>
  );
}

/** The zodiac as a picture, in the current text colour. */
export function HeroChart() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 560" width="560" height="560">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <ZodiacRingLines />
      <g opacity=".45">
        <path d="M429.2 177.5L441.5 169M129.2 244.3L89.3 234.8M351.1 386.4L388.9 443M449 234.6L469.3 229.2M361.7 410.6L383.9 446.2M456.5 281.3L476 281.4M109.8 231.4L91.5 226.2M190.2 129.2L179.7 111.6M369.8 430.8L380.3 448.4" strokeDasharray="1 5" />
        <circle cx="280" cy="280" r="112" />
        <path d="M372.3 216.6L339.4 375L388.2 251L172.3 249.2Z" />
      </g>
      <g strokeWidth="1.4">
        <circle cx="418.4" cy="184.8" r="9" />
        <circle cx="418.4" cy="184.8" r="3" fill="currentColor" />
        <circle cx="139.9" cy="246.8" r="7" fill="var(--hero-ground,#15173D)" />
        <path fill="currentColor" d="M139.9 239.8a7 7 0 0 1 0 14a3.8 7 0 0 0 0-14" />
        <circle cx="346.7" cy="379.8" r="4" fill="currentColor" />
        <circle cx="442.3" cy="236.5" r="3" fill="currentColor" />
        <circle cx="356.4" cy="402.1" r="6" fill="currentColor" />
        <circle cx="448" cy="281.2" r="4.5" fill="currentColor" />
        <circle cx="118.5" cy="233.8" r="5" fill="currentColor" />
        <ellipse cx="118.5" cy="233.8" rx="10" ry="3" transform="rotate(-20 118.5 233.8)" />
        <circle cx="194" cy="135.7" r="3.5" fill="var(--hero-ground,#15173D)" />
        <circle cx="366" cy="424.3" r="3.5" fill="var(--hero-ground,#15173D)" />
      </g>
      </g>
    </svg>
  );
}
