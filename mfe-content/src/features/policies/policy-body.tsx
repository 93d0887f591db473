import { useTranslations } from '@oracle-astra/shared/i18n';
import { renderPolicyText, type PolicyBlock } from './policy-content';

/** The paragraphs and lists of a section. */
export function PolicyBody({ blocks }: { blocks: readonly PolicyBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: PolicyBlock }) {
  const t = useTranslations();
  if (typeof block !== 'object') return <p>{renderPolicyText(block, t)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((item, index) => (
        <li key={index}>{renderPolicyText(item, t)}</li>
      ))}
    </List>
  );
}
