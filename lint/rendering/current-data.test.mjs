import { currentData } from './current-data.mjs';
import { tester } from '../rule-tester.mjs';

const stale = (code) => ({ code, errors: [{ messageId: 'stale' }] });

tester.run('current-data', currentData, {
  valid: [
    'const { data } = useListBirthsQuery();',
    'const { data } = useListBirthsQuery(undefined, { refetchOnMountOrArgChange: true });',
    'const { currentData } = useListBirthsQuery(undefined, { skip: !isSignedIn });',
    'const { currentData, isError } = useGetChartQuery(bid);',
    'const { currentData: data } = useGetChartQuery(bid);',
    'const { data } = useThing(bid);',
    'const chart = useGetChartQuery(bid); show(chart.currentData, other.data);',
    'const births = useListBirthsQuery(); show(births.data);',
  ],
  invalid: [
    stale('const { data } = useGetChartQuery(bid);'),
    stale('const { data: chart, isError } = useGetChartQuery(bid, { skip: bid === null });'),
    stale('const { data } = useListBirthsQuery(undefined, { skip: !isSignedIn });'),
    stale('const { data } = useListPostsQuery({ page });'),
    stale('const chart = useGetChartQuery(bid); show(chart.data);'),
    stale('const chart = useGetChartQuery(bid); const { data } = chart;'),
    stale('show(useGetChartQuery(bid).data);'),
  ],
});
