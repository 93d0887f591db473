import { fireEvent, render } from '@testing-library/react';
import { PersonAvatar } from './person-avatar';

const asha = { gender: 'Female', avatar: 'f03' };

test('shows the chosen avatar, or the illustration if its picture fails, until another is chosen', () => {
  const { container, rerender } = render(<PersonAvatar person={asha} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', expect.stringContaining('female/small/f03.jpg'));
  fireEvent.error(picture!);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<PersonAvatar person={{ ...asha, avatar: 'f04' }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('f04'));
});

test('shows the illustration for a picture that failed before hydration', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const { container } = render(<PersonAvatar person={asha} size="l" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  complete.mockRestore();
});
