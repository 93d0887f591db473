import { PageHead, PageMeta } from '@oracle-astra/shared/ui';

export function Component() {
  return (
    <>
      <PageMeta title="chat" description="chat" />
      <PageHead title="chat" />
    </>
  );
}
