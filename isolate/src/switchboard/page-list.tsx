import styled from 'styled-components';
import { isolatedRemote } from 'isolated-data';
import type { IsolatedPage } from '@oracle-astra/shared/testing';
import { formatAddress } from '../state';
import { Thumbnail } from './thumbnail';
import { TopBar } from './top-bar';
import { useChanges } from './use-changes';
import { listVariants } from './variants';

const Page = styled.section`
  padding-block: var(--s-6);
  border-bottom: 1px solid var(--rule);
`;

const Heading = styled.div`
  padding-top: var(--s-6);
`;

const Row = styled.ul`
  display: flex;
  gap: var(--s-4);
  padding-block: var(--s-2);
  overflow-x: auto;
`;

const reload = () => location.reload();

function PageStates({ page }: { page: IsolatedPage }) {
  return (
    <Page className="stack-2" aria-label={page.title}>
      <div className="row between">
        <h2>{page.title}</h2>
        <span className="tiny mute">
          {page.id} · {page.path}
        </span>
      </div>
      <Row>
        {listVariants(page).map(({ label, state }) => (
          <li key={label}>
            <Thumbnail label={label} picture={formatAddress('picture', state, page.path)} href={formatAddress('try', state, page.path)} />
          </li>
        ))}
      </Row>
    </Page>
  );
}

/** Every page of the remote in each of its states, with a picture. */
export function PageList() {
  useChanges(reload);
  return (
    <>
      <TopBar />
      <main className="wrap">
        <Heading className="row between">
          <h1>Pages</h1>
          <span className="mute">Each picture opens with its switchboard.</span>
        </Heading>
        {isolatedRemote.pages.map((page) => (
          <PageStates key={page.title} page={page} />
        ))}
      </main>
    </>
  );
}
