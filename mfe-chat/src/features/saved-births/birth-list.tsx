import styled from 'styled-components';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { formatDate, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Avatar } from '@oracle-astra/shared/components';
import { IconButton } from '@oracle-astra/shared/ui';

const List = styled.ul`
  max-height: 18.75rem;
  overflow: auto;
  ${media.l} {
    max-height: 37.5rem;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--tap);
  align-items: center;
  border-bottom: 1px solid var(--rule);
  label {
    position: relative;
    display: grid;
    grid-template-columns: var(--tap) minmax(0, 1fr);
    gap: var(--s-3);
    align-items: center;
    padding-block: var(--s-3);
    cursor: pointer;
    font-size: var(--t-s);
    line-height: var(--l-s);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    background: var(--saffron-wash);
    box-shadow: inset 3px 0 var(--saffron);
    padding-left: var(--s-3);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Name = styled.b`
  display: block;
`;

/** Formats the contract's date of birth: `17/01/1997` is `17 Jan 1997`. */
function formatBirthDate(dob: string, t: Translate): string {
  const [day, month, year] = dob.split('/');
  return formatDate(`${year}-${month}-${day}`, t);
}

interface BirthListProps {
  births: readonly BirthRecord[];
  /** The `bid` of the selected record, or empty. */
  selected: string;
  onSelect: (record: BirthRecord) => void;
  onDelete: (record: BirthRecord) => void;
}

/** Saved birth details as radio buttons, each with a delete button. */
export function BirthList({ births, selected, onSelect, onDelete }: BirthListProps) {
  const t = useTranslations();
  return (
    <List>
      {births.map((record) => (
        <Row key={record.bid}>
          <label>
            <input
              type="radio"
              name="bid"
              value={record.bid}
              checked={record.bid === selected}
              lang={getTextLang(record.full_name)}
              aria-label={record.full_name}
              onChange={() => onSelect(record)}
            />
            <Avatar gender={record.gender === 'Female' ? 'female' : 'male'} />
            <span>
              <Name lang={getTextLang(record.full_name)}>{record.full_name}</Name>
              <span className="tiny mute">
                {`${formatBirthDate(record.dob, t)}, ${record.time_known === false ? t('chat.savedBirths.timeUnknown') : record.tob}`}
                <br />
                <span lang={getTextLang(record.pob)}>{record.pob}</span>
              </span>
            </span>
          </label>
          <IconButton icon="trash" label={t('chat.savedBirths.delete', { name: record.full_name })} onClick={() => onDelete(record)} />
        </Row>
      ))}
    </List>
  );
}
