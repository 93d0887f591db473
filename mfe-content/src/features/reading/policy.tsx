import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Prose } from '@oracle-astra/shared/components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { Contents } from './contents';
import { GoBackAbove, GoBackButton } from './go-back';
import { InShort } from './in-short';
import { ReadingColumns } from './reading-columns';

export interface PolicyPart {
  id: string;
  title: string;
  body: ReactNode;
}

export interface PolicyText {
  title: string;
  /** For search engines. */
  description: string;
  path: string;
  /** Under the title, such as since when it is in force. */
  remark: string;
  /** The few figures that most readers come for. */
  short: readonly { term: string; value: ReactNode }[];
  parts: readonly PolicyPart[];
}

const Head = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding-top: var(--s-8);
`;

/** A static page: title, contents, the figures in short, and the text in parts. */
export function Policy({ text: { title, description, path, remark, short, parts } }: { text: PolicyText }) {
  return (
    <>
      <PageMeta title={title} description={description} canonical={path} />
      <Container>
        <Head>
          <GoBackAbove />
          <h1>{title}</h1>
          <p className="small mute">{remark}</p>
        </Head>
      </Container>
      <ReadingColumns>
        <Contents title="Contents" label={`Contents: ${title}`} parts={parts.map((part) => ({ id: part.id, text: part.title }))} />
        <Prose>
          <InShort rows={short} />
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
          <div>
            <GoBackButton />
          </div>
        </Prose>
      </ReadingColumns>
    </>
  );
}

function Part({ id, title, body }: PolicyPart) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {body}
    </>
  );
}
