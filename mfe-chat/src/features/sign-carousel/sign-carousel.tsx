import styled from 'styled-components';
import { SignConstellation } from '@oracle-astra/shared/art';
import { Carousel } from '@oracle-astra/shared/carousel';
import { signs, site } from '@oracle-astra/shared/contract';
import { media } from '@oracle-astra/shared/theme';
import { AppLink, Wrap } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { signWords } from './signs';

const Box = styled.section`
  padding-block: var(--s-10);
  border-top: 1px solid var(--rule);
  [data-middle] > a {
    background: var(--paper-raised);
    border-color: var(--rule);
    color: var(--ink);
    svg {
      color: var(--link);
    }
  }
`;

const Card = styled(AppLink)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--s-1);
  height: 100%;
  padding: var(--s-5) var(--s-1);
  border: 1px solid transparent;
  border-radius: var(--r-m);
  text-align: center;
  text-decoration: none;
  color: var(--ink-2);
  svg {
    width: 4rem;
    height: 4rem;
  }
  h3 {
    font-size: var(--t-m);
    line-height: var(--l-m);
    color: var(--ink);
  }
  .about {
    display: none;
    max-width: 16em;
  }
  ${media.m} {
    svg {
      width: 6rem;
      height: 6rem;
    }
    .about {
      display: block;
    }
  }
`;

/** The twelve signs, three in view and the middle one lit; each leads to its horoscope of today. */
export function SignCarousel() {
  return (
    <Box>
      <Wrap>
        <Carousel label={copy.horoscope} title={copy.horoscope} itemName="sign" perView={{ base: 3 }} highlightMiddle>
          {signs.map((sign) => (
            <Card key={sign} to={site.horoscope(sign)}>
              <SignConstellation sign={sign} />
              <h3>{sign}</h3>
              <p className="tiny">{signWords[sign].days}</p>
              <p className="small about">{signWords[sign].about}</p>
            </Card>
          ))}
        </Carousel>
      </Wrap>
    </Box>
  );
}
