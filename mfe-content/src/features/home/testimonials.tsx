import styled from 'styled-components';
import { Carousel } from '@oracle-astra/shared/carousel';
import { Avatar, Tag } from '@oracle-astra/shared/components';
import { Panel, Container } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { RuledSection } from './ruled-section.styles';
import { testimonials } from './testimonial-samples';

const Quote = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  align-content: space-between;
  height: 100%;
  padding: var(--s-5);
  blockquote {
    margin: 0;
  }
`;

const Author = styled.span`
  display: flex;
  gap: var(--s-3);
  align-items: center;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
`;

const perView = { base: 1, s: 2, m: 3 };

const header = (
  <Header>
    <h2>What people say</h2>
    <Tag>Samples</Tag>
  </Header>
);

/** A carousel of invented testimonials, labelled as samples. */
export function Testimonials() {
  return (
    <RuledSection aria-label="What people say">
      <Container>
        <Carousel label="Comments of users, samples" head={header} itemName="comment" perView={perView}>
          {testimonials.map(({ name, designation, avatar, comments, complimentTag }) => (
            <Quote key={name} as="figure">
              <blockquote>{comments}</blockquote>
              <figcaption className="stack">
                <span className="row">
                  <Tag>{complimentTag}</Tag>
                  <span className="small num">
                    {copy.testimonialRating} <span className="mute">of 5</span>
                  </span>
                </span>
                <Author>
                  <Avatar gender={avatar} />
                  <span className="small">
                    <b>{name}</b>
                    <br />
                    <span className="mute">{designation}</span>
                  </span>
                </Author>
              </figcaption>
            </Quote>
          ))}
        </Carousel>
      </Container>
    </RuledSection>
  );
}
