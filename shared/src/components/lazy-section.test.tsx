import { render, screen } from '@testing-library/react';
import { lazySection } from './lazy-section';

const Panel = ({ text }: { text: string }) => <p>{text}</p>;
const Placeholder = () => <p>Loading</p>;

it('shows the fallback until its script is loaded', async () => {
  const Section = lazySection(async () => Panel, Placeholder);
  render(<Section text="The panel" />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('The panel')).toBeInTheDocument();
});

it('renders at once if its script was preloaded, and fetches it once', async () => {
  const load = jest.fn(async () => Panel);
  const Section = lazySection(load, Placeholder);
  Section.preload();
  await Promise.resolve(load.mock.results[0]?.value);
  await new Promise((resolve) => setTimeout(resolve));
  render(<Section text="The panel" />);
  expect(screen.getByText('The panel')).toBeInTheDocument();
  render(<Section text="Another one" />);
  expect(screen.getByText('Another one')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
