export function OracleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="#E3C27A" strokeWidth="1.5" strokeLinecap="round">
      <circle cx="20" cy="20" r="20" fill="#1E2150" stroke="none" />
      <circle cx="20" cy="20" r="9.5" />
      <path d="M20 7.5L20 3.5M26.3 9.2L27.3 7.4M30.8 13.8L32.6 12.8M32.5 20L36.5 20M30.8 26.3L32.6 27.3M26.3 30.8L27.3 32.6M20 32.5L20 36.5M13.8 30.8L12.8 32.6M9.2 26.3L7.4 27.3M7.5 20L3.5 20M9.2 13.7L7.4 12.7M13.7 9.2L12.7 7.4M15 19.5c1.2 1.2 2.6 1.2 3.8 0M21.2 19.5c1.2 1.2 2.6 1.2 3.8 0M18 24.2c1.3.9 2.7.9 4 0" />
      <circle cx="20" cy="15.5" r="1.1" fill="#E3C27A" stroke="none" />
    </svg>
  );
}
