import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { endpointNames } from '../endpoints';
import { formatAddress, parseState, splitAddress, type State } from '../state';
import { isPathMessage } from '../frame/report-path';
import { Settings } from './settings';
import { TopBar } from './top-bar';
import { useChanges } from './use-changes';

const Board = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) {
    grid-template-columns: 21rem minmax(0, 1fr);
    min-height: calc(100dvh - var(--s-16));
  }
`;

const Stage = styled.div`
  overflow-x: auto;
  padding: var(--s-4);
  iframe {
    display: block;
    height: calc(100dvh - var(--s-16) - var(--s-8));
    min-height: 30rem;
    border: 1px solid var(--control);
    border-radius: var(--r-m);
  }
`;

/** The settings beside the page. They are part of the address, which follows navigations within the page. */
export function Switchboard() {
  const [{ state, unknown, path }, setShown] = useState(readAddress);
  // Changes only with a setting, because after a link within the frame the frame has already navigated.
  const [frame, setFrame] = useState(() => formatAddress('frame', state, path));
  const element = useRef<HTMLIFrameElement>(null);
  useChanges(useCallback(() => element.current?.contentWindow?.location.reload(), []));
  useEffect(() => {
    const follow = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isPathMessage(data)) return;
      setShown((before) => ({ ...before, path: data.isolatedPath }));
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);
  useEffect(() => history.replaceState(null, '', formatAddress('try', state, path)), [state, path]);
  const change = (next: State) => {
    setShown({ state: next, unknown: [], path });
    setFrame(formatAddress('frame', next, path));
  };
  return (
    <>
      <TopBar />
      <Board>
        <Settings state={state} unknown={unknown} frame={formatAddress('frame', state, path)} onChange={change} />
        <Stage>
          <iframe key={frame} ref={element} title="The page" src={frame} style={{ width: state.width }} />
        </Stage>
      </Board>
    </>
  );
}

function readAddress() {
  const address = splitAddress(location.pathname + location.search + location.hash);
  return { ...parseState(address?.settings ?? '', endpointNames), path: address?.path ?? '/' };
}
