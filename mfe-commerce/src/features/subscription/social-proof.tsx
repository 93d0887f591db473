import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Avatar, StatList } from '@oracle-astra/shared/components';
import { Panel } from '@oracle-astra/shared/ui';
import { testimonials, trustFigures } from '../../copy';

const Numbers = styled.div`
  max-width: 26rem;
  dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Quotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-6);
  }
`;

const Quote = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  align-content: space-between;
  margin: 0;
  padding: var(--s-5);
  blockquote {
    margin: 0;
  }
  figcaption {
    display: flex;
    gap: var(--s-3);
    align-items: center;
  }
  figcaption span span {
    display: block;
  }
`;

/** Sample figures and testimonials. */
export function SocialProof() {
  return (
    <div className="stack-6">
      <Numbers>
        <StatList items={trustFigures} />
      </Numbers>
      <Quotes>
        {testimonials.map(({ name, role, gender, quote }) => (
          <Quote as="figure" key={name}>
            <blockquote className="small">{quote}</blockquote>
            <figcaption>
              <Avatar gender={gender} />
              <span className="small">
                <b>{name}</b>
                <span className="tiny mute">{role}</span>
              </span>
            </figcaption>
          </Quote>
        ))}
      </Quotes>
      <p className="tiny mute">These figures and quotes are samples.</p>
    </div>
  );
}
