import styled from 'styled-components';
import { getAvatarPath } from '@oracle-astra/shared/contract';
import { FieldGroup, Legend } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { genderLabels } from '@oracle-astra/shared/terms';

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  gap: var(--s-2);
`;

const Face = styled.label`
  position: relative;
  display: grid;
  border-radius: var(--r-round);
  cursor: pointer;
  img {
    width: 100%;
    height: auto;
    border-radius: var(--r-round);
    border: 1px solid var(--rule);
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
  &:has(:checked) img {
    outline: 3px solid var(--saffron);
    outline-offset: 1px;
  }
  &:has(:focus-visible) img {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`;

interface AvatarGroupProps {
  gender: 'Male' | 'Female';
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}

/** One group of pictures as radio buttons: arrow keys move within it. */
export function AvatarGroup({ gender, names, value, onChange }: AvatarGroupProps) {
  const t = useTranslations();
  const label = t(genderLabels[gender]);
  return (
    <FieldGroup role="radiogroup">
      <Legend>{label}</Legend>
      <Faces>
        {names.map((name, index) => (
          <Face key={name}>
            <img src={getAvatarPath(name, gender, 'small')} alt="" width={96} height={96} loading="lazy" />
            <input
              type="radio"
              name="avatar"
              value={name}
              aria-label={t('forum.profile.avatarName', { group: label, number: index + 1 })}
              checked={name === value}
              onChange={() => onChange(name)}
            />
          </Face>
        ))}
      </Faces>
    </FieldGroup>
  );
}
