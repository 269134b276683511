// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { useIntendedSearch } from '../../../../src/engine/views/list/page/use-intended-search';
import { render } from '../../support/render';

const of = (text: string) => new URLSearchParams(text);

test('what was sent first is drawn later than what was sent then, and nothing of it is lost', () => {
  let intended: () => string = () => '';
  let send: (text: string) => void = () => undefined;
  function List({ search }: { search: URLSearchParams }) {
    const [now, sent] = useIntendedSearch(search);
    intended = () => now.current.toString();
    send = (text) => sent(of(text));
    return null;
  }
  const shown = render(<List search={of('')} />);
  send('ort=ulm');
  send('ort=ulm&name=e');
  // The first of them comes: the second is still on its way.
  shown.rerender(<List search={of('ort=ulm')} />);
  expect(intended()).toBe('ort=ulm&name=e');
  shown.rerender(<List search={of('ort=ulm&name=e')} />);
  expect(intended()).toBe('ort=ulm&name=e');

  // The router may leave one out.
  send('ort=bonn');
  send('ort=bonn&plz=5');
  shown.rerender(<List search={of('ort=bonn&plz=5')} />);
  expect(intended()).toBe('ort=bonn&plz=5');
  // What comes from elsewhere counts, also before what was sent.
  send('ort=bonn&plz=53');
  shown.rerender(<List search={of('ort=ulm')} />);
  expect(intended()).toBe('ort=ulm');
  shown.unmount();
});
