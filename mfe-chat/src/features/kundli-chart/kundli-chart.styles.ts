import styled from 'styled-components';

export const ChartDrawing = styled.svg`
  width: 100%;
  height: auto;
  max-width: 26rem;
  color: var(--link);
  font-family: var(--sans);
  text-anchor: middle;
  .cell {
    fill: var(--paper-raised);
    stroke: currentColor;
    stroke-width: 1.25;
    cursor: pointer;
  }
  [role='button'] {
    outline: none;
    cursor: pointer;
  }
  [role='button'][aria-pressed='true'] .cell {
    fill: var(--saffron-wash);
  }
  [role='button']:focus-visible .cell {
    stroke: var(--focus);
    stroke-width: 4;
  }
  text {
    fill: var(--ink);
    pointer-events: none;
  }
  .sign {
    fill: var(--ink-2);
  }
  .rising {
    fill: var(--saffron-ink);
    font-weight: 600;
  }
  line {
    stroke-width: 1.5;
    pointer-events: none;
  }
  circle {
    pointer-events: none;
  }
  .outgoing {
    stroke: var(--saffron);
    fill: var(--saffron);
  }
  .incoming {
    stroke: var(--link);
    fill: var(--link);
    line {
      stroke-dasharray: 5 4;
    }
  }
`;
