import styled from 'styled-components';

const Rule = styled.svg`
  display: block;
  width: 100%;
  height: var(--s-5);
  overflow: visible;
  color: var(--control);
  --tone: var(--link);
  --mark: var(--ink);
  background:
    repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px calc((100% - 1px) / 20)) 0 100% / 100% 5px no-repeat,
    repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px calc((100% - 1px) / 2)) 0 100% / 100% 10px no-repeat,
    linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat;
  .night & {
    --tone: var(--gold);
  }
  .fill {
    fill: var(--tone);
  }
  .mark {
    fill: var(--mark);
  }
`;

/** The graduated scale with a bar up to `value` of 100 and a mark at its end. Decorative: the caller provides the accessible name. */
export function ScoreBar({ value }: { value: number }) {
  const at = `${Math.min(100, Math.max(0, value))}%`;
  return (
    <Rule aria-hidden="true">
      <rect className="fill" y="16" height="4" width={at} />
      <rect className="mark" x={at} width="2" height="20" transform="translate(-1)" />
    </Rule>
  );
}
