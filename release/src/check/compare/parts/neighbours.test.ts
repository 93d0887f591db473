import { snapshot } from '../../../testing/page-snapshot';
import { listMoved } from './neighbours';

const page = (...lines: string[]) => snapshot({ lines });
const live = page('Packs', 'Ten questions', '₹ 100', 'Twenty questions', '₹ 180', 'All prices with tax');

it('lists prices that have exchanged their places', () => {
  expect(listMoved(page('Packs', 'Ten questions', '₹ 180', 'Twenty questions', '₹ 100', 'All prices with tax'), [live, live])).toEqual([
    'order: "₹ 100" follows "Twenty questions" and not "Ten questions"',
    'order: "₹ 180" follows "Ten questions" and not "Twenty questions"',
  ]);
});

it('lists no block that moves as a whole, no new line and no repeated number', () => {
  expect(listMoved(page('Packs', 'Twenty questions', '₹ 180', 'Ten questions', '₹ 100', 'All prices with tax'), [live, live])).toEqual([]);
  expect(listMoved(page('Packs', 'Ten questions', 'New', '₹ 100', 'Twenty questions', '₹ 180'), [live, live])).toEqual([]);
  expect(listMoved(page('A', '₹ 1', 'B', '₹ 1'), [page('B', '₹ 1', 'A', '₹ 1')])).toEqual([]);
});
