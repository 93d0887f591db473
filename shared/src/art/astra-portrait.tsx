export function AstraPortrait() {
  return (
    <svg aria-hidden="true" viewBox="14 8 212 278" width="212" height="278" fill="none" stroke="#E3C27A" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 284V132C16 70 58 36 120 12c62 24 104 58 104 120v152z" fill="#1E2150" stroke="none" />
      <path d="M22 284V133C22 75 62 43 120 19c58 24 98 56 98 114v151" opacity=".5" />
      <path d="M138 88A64 64 0 1 0 146 210C132 208 124 200 122 191c-.6-3 3-4 2.5-7-.4-2-3-2.5-3-4.5s3.5-2.5 3.5-5-3-3.5-2.5-6 8-1.5 9-5c.9-3-7-12-9.5-19-4-11-3-38 16-56.5z" strokeWidth="2" />
      <path d="M126 96A56 56 0 0 0 106 200" opacity=".45" />
      <g strokeWidth="2">
        <path d="M98 141c5-7 12-9 20-6" />
        <path d="M100 148c6 5 12 5 17 1" />
        <path d="M109 184c5 1 8-.5 11-3" />
      </g>
      <circle cx="115" cy="122" r="2.6" fill="#E3C27A" stroke="none" />
      <g strokeWidth="1">
        <circle cx="160.4" cy="74.1" r="4" />
        <circle cx="171.6" cy="81.2" r="4" />
        <path d="M171.6 77.2a4 4 0 0 1 0 8a2.9 4 0 0 0 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="181.6" cy="90" r="4" />
        <path d="M181.6 86a4 4 0 0 1 0 8a1.7 4 0 0 0 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="190.1" cy="100.1" r="4" />
        <path d="M190.1 96.1a4 4 0 0 1 0 8a0.6 4 0 0 0 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="196.9" cy="111.5" r="4" />
        <path d="M196.9 107.5a4 4 0 0 1 0 8a0.6 4 0 0 1 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="201.9" cy="123.8" r="4" />
        <path d="M201.9 119.8a4 4 0 0 1 0 8a1.7 4 0 0 1 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="205" cy="136.8" r="4" />
        <path d="M205 132.8a4 4 0 0 1 0 8a2.9 4 0 0 1 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="206" cy="150" r="4" />
        <circle cx="206" cy="150" r="4" fill="#E3C27A" />
        <circle cx="205" cy="163.2" r="4" />
        <path d="M205 159.2a4 4 0 0 0 0 8a2.9 4 0 0 0 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="201.9" cy="176.2" r="4" />
        <path d="M201.9 172.2a4 4 0 0 0 0 8a1.7 4 0 0 0 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="196.9" cy="188.5" r="4" />
        <path d="M196.9 184.5a4 4 0 0 0 0 8a0.6 4 0 0 0 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="190.1" cy="199.9" r="4" />
        <path d="M190.1 195.9a4 4 0 0 0 0 8a0.6 4 0 0 1 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="181.6" cy="210" r="4" />
        <path d="M181.6 206a4 4 0 0 0 0 8a1.7 4 0 0 1 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="171.6" cy="218.8" r="4" />
        <path d="M171.6 214.8a4 4 0 0 0 0 8a2.9 4 0 0 1 0 -8" fill="#E3C27A" stroke="none" />
        <circle cx="160.4" cy="225.9" r="4" />
      </g>
      <path d="M36 268h168M36 274h168" opacity=".5" />
    </svg>
  );
}
