export function AstraMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="#E3C27A" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="20" cy="20" r="20" fill="#1E2150" stroke="none" />
      <path d="M23.5 8.5A12 12 0 1 0 26 31c-4-.8-6.2-3.6-6.2-6 1-.4 1-1.6.2-2.2 1-.6 2.6-.6 2.6-1.5s-2.3-3-2.6-5c-.4-3 .8-6 3.5-7.8z" />
      <path d="M14.5 18.5c1.2 1.2 2.5 1.2 3.6.2" />
      <circle cx="28" cy="14" r="1.2" fill="#E3C27A" stroke="none" />
      <circle cx="30.5" cy="20" r="1.2" fill="#E3C27A" stroke="none" />
      <circle cx="29" cy="26" r="1.2" fill="#E3C27A" stroke="none" />
    </svg>
  );
}
