import styled from 'styled-components';

export type AvatarGender = 'male' | 'female';

const sizes = { s: ['2rem', '1.75rem'], m: ['2.75rem', '2.5rem'], l: ['5.5rem', '5rem'] } as const;

const Round = styled.span<{ $size: keyof typeof sizes }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sizes[$size][0]};
  height: ${({ $size }) => sizes[$size][0]};
  border-radius: var(--r-round);
  background: var(--paper-sunk);
  color: var(--ink-2);
  overflow: hidden;
  border: 1px solid var(--rule);
  svg {
    width: ${({ $size }) => sizes[$size][1]};
    height: ${({ $size }) => sizes[$size][1]};
    margin-top: var(--s-1);
  }
`;

const lines = {
  male: 'M9 42c1-7 6-9.5 15-9.5S38 35 39 42M16.5 21c0 7 3 11.5 7.5 11.5s7.5-4.5 7.5-11.5M16.5 22c-2-8 1-13 8-13 5 0 9 3 7 13-1-3-2-5-3-6-4 1.5-8 1-9.5 0-1 1-2 3-2.5 6zM21 27c1.5-.8 4.5-.8 6 0',
  female:
    'M10 42c1-7 6-9.5 14-9.5S37 35 38 42M16.5 22c0 6 3 10.5 7.5 10.5s7.5-4.5 7.5-10.5-3-9-7.5-9-7.5 3-7.5 9zM24 13c-1 4-4 6-7.5 7.5M24 13c1 4 4 6 7.5 7.5M16 26c-3-7-2-17 8-17s11 10 8 17M32 25c2 3 3 6 2 10M24 16.9v1.2',
};

/** The avatar of a person; decorative, because the name is beside it. `s` is for lists, `m` for quotes, `l` for profiles. */
export function Avatar({ gender, size = 'm' }: { gender: AvatarGender; size?: keyof typeof sizes }) {
  return (
    <Round $size={size} aria-hidden="true">
      <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <path d={lines[gender]} />
      </svg>
    </Round>
  );
}
