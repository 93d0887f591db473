import styled from 'styled-components';
import { CheckboxField, FieldGroup, Legend } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { formatNakshatra, formatPlanet, formatRashi } from '../../components/people/format-star';
import type { PostStars, PostValues } from './post-values';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-6);
`;

interface TagFieldsProps {
  stars: PostStars;
  values: PostValues;
  onChange: (changed: Partial<PostValues>) => void;
}

/** Checkboxes for the author's stars as tags of a post. Shows a note if there are none. */
export function TagFields({ stars, values, onChange }: TagFieldsProps) {
  const t = useTranslations();
  const names = {
    rashi: stars.rashi && formatRashi(stars.rashi, t),
    nakshatra: stars.nakshatra && formatNakshatra(stars.nakshatra, t),
    mahadasha: stars.mahadasha && t('forum.discussion.mahadasha', { planet: formatPlanet(stars.mahadasha, t) }),
  };
  const shown = (['rashi', 'nakshatra', 'mahadasha'] as const).filter((kind) => names[kind] !== '');
  if (shown.length === 0) return <p className="tiny mute">{t('forum.writing.noStars')}</p>;
  return (
    <FieldGroup>
      <Legend>{t('forum.writing.tags')}</Legend>
      <Row>
        {shown.map((kind) => (
          <CheckboxField
            key={kind}
            name={kind}
            label={names[kind]}
            checked={values[kind] === 'yes'}
            onChange={(event) => onChange({ [kind]: event.target.checked ? 'yes' : '' })}
          />
        ))}
      </Row>
    </FieldGroup>
  );
}
