/** The constellation of the forum in the current text colour. */
export function HubConstellation() {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 214" width="360" height="214" fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M327.1 38L329.4 83.6M318.7 99.7L247.1 126.2M227.8 121.5L204.8 96M207.6 82L315.7 31.1M185 89.5L138.7 98.6M115.2 103.8L84.3 111.4M66.6 124.7L36.1 176.7" opacity=".55" />
      <g fill="currentColor" stroke="none">
        <circle cx="326.5" cy="26" r="5" />
        <circle cx="330" cy="95.5" r="4" />
        <circle cx="235.8" cy="130.4" r="4" />
        <circle cx="196.7" cy="87.1" r="3" />
        <circle cx="126.9" cy="101" r="5" />
        <circle cx="72.7" cy="114.3" r="5" />
        <circle cx="30" cy="187.1" r="5" />
        <circle cx="81.7" cy="106.3" r="2" />
      </g>
      <circle cx="75.7" cy="111.3" r="17" opacity=".8" />
    </svg>
  );
}
