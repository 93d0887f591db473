import { useEffect, type RefObject } from 'react';
import styled from 'styled-components';
import { wheel } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { drawWheel, readWheelColours, wheelSize } from './draw-wheel';

const Frame = styled.div`
  position: relative;
  justify-self: center;
  width: min(100%, 24rem);
  aspect-ratio: 1;
`;

/** It has a background before it is drawn, so that the wheel does not pop up. */
const Face = styled.canvas`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: var(--r-round);
  background: var(--night);
`;

const Needle = styled.svg`
  position: absolute;
  top: -1%;
  left: 50%;
  width: 7%;
  translate: -50%;
  path {
    fill: var(--saffron);
    stroke: var(--night);
    stroke-width: 1.5;
  }
`;

const Centre = styled.button`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 26%;
  height: 26%;
  padding: 0;
  border: 2px solid var(--night);
  border-radius: var(--r-round);
  background: var(--saffron);
  color: var(--on-saffron);
  font: 500 min(var(--t-l), 5.5vw) / 1.2 var(--serif);
  cursor: pointer;
  transition: background var(--press);
  &:hover {
    background: var(--saffron-press);
  }
  &:focus-visible {
    border-radius: var(--r-round);
    outline-color: var(--focus-night);
  }
  &[aria-disabled='true'] {
    background: var(--night-raised);
    color: var(--on-night);
    cursor: default;
  }
`;

interface WheelFaceProps {
  face: RefObject<HTMLCanvasElement | null>;
  /** The text in the centre: the action of a tap, or the prize. */
  label: string;
  /** The accessible name of the centre, if the label is not enough. */
  name?: string;
  /** Whether a tap on the centre has no effect: while the wheel turns, and after it has stopped. */
  isClosed: boolean;
  onSpin: () => void;
}

/** The wheel with its needle and the button in its centre. */
export function WheelFace({ face, label, name, isClosed, onSpin }: WheelFaceProps) {
  const t = useTranslations();
  useDrawing(face);
  return (
    <Frame>
      <Face
        ref={face}
        width={wheelSize}
        height={wheelSize}
        role="img"
        aria-label={t('commerce.wheel.drawing', { count: wheel.segments })}
      />
      <Needle viewBox="0 0 28 40" aria-hidden="true">
        <path d="M2 2h24l-12 36z" />
      </Needle>
      <Centre type="button" aria-label={name} aria-disabled={isClosed} onClick={() => !isClosed && onSpin()}>
        {label}
      </Centre>
    </Frame>
  );
}

/** Draws the wheel, and again when its font is loaded or the theme changes. */
function useDrawing(face: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const draw = () => {
      const context = face.current?.getContext('2d');
      if (face.current && context) drawWheel(context, readWheelColours(face.current));
    };
    draw();
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', draw);
    const theme = window.matchMedia('(prefers-color-scheme: dark)');
    theme.addEventListener('change', draw);
    return () => {
      fonts?.removeEventListener('loadingdone', draw);
      theme.removeEventListener('change', draw);
    };
  }, [face]);
}
