import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { LoginHost } from '../../login/login-host';
import { ProofHost } from '../../login/proof/proof-host';
import { Alerts } from '../notices/alerts';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { ConnectionBanner } from '../notices/connection-banner';
import { LocaleEffectsHost } from '../locale/locale-effects-host';
import { markInteractive } from './mark-interactive';
import { PageAnnouncer } from './page-announcer';
import { ProgressBar } from './progress-bar';
import { InstalledAppHost } from '../promo/installed-app-host';
import { PromoHost } from '../promo/promo-host';
import { SessionBanner } from '../notices/session-banner';
import { Toasts } from '../notices/toasts';
import { useFullFrame } from './use-full-frame';
import { useKeptMarkup } from './use-kept-markup';
import { usePageFocus } from '../scroll-and-focus/use-page-focus';
import { usePageScroll } from '../scroll-and-focus/use-page-scroll';

const Page = styled.div<{ $full: boolean }>`
  display: flex;
  flex-direction: column;
  ${({ $full }) => ($full ? 'height' : 'min-height')}: 100dvh;
`;

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 5;
`;

/* At least as high as the window, so that the footer does not shift while the page loads. */
const grows = css`
  flex: 1 0 auto;
  min-height: calc(100dvh - var(--s-16));
`;

/* The rest of the window; if that is too little, the document scrolls instead. */
const fills = css`
  flex: 1 1 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 12rem;
  overflow: hidden auto;
`;

const Main = styled.main<{ $full: boolean }>`
  ${({ $full }) => ($full ? fills : grows)}
  width: 100%;
  min-width: 0;
  &:focus,
  :is(h1, section)[tabindex='-1']:focus {
    outline: 0;
  }
`;

/** Hydration does not touch the content of such an element. */
// eslint-disable-next-line astra/no-script-sinks -- empty
const keptMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

interface FrameProps {
  navigation: NavigationEntry[];
  /** Whether the initial page is still loading. */
  loading?: boolean;
  children: ReactNode;
}

/** The frame of every page: header, footer, notices and dialogs around `main`. */
export function Frame({ navigation, loading = false, children }: FrameProps) {
  const t = useTranslations();
  const main = useRef<HTMLElement>(null);
  usePageScroll(loading);
  usePageFocus(main);
  const isFull = useFullFrame();
  const isKept = useKeptMarkup();
  useEffect(() => {
    if (!loading && !isKept) markInteractive();
  }, [loading, isKept]);
  return (
    <Page $full={isFull}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('shell.frame.skip')}
      </a>
      <Top>
        <Header navigation={navigation} />
        <ConnectionBanner />
        <SessionBanner />
        <ProgressBar />
      </Top>
      <Main id="main" ref={main} $full={isFull} tabIndex={-1} aria-busy={loading || undefined} {...(isKept ? keptMarkup : { children })} />
      {!isFull && (
        // A boundary, so that the part is hydrated after the page above it, or when it is touched.
        <Suspense>
          <Footer navigation={navigation} />
        </Suspense>
      )}
      <PageAnnouncer />
      <Toasts />
      <Alerts />
      <LocaleEffectsHost loading={loading} />
      <LoginHost />
      <ProofHost />
      <PromoHost />
      <InstalledAppHost />
    </Page>
  );
}
