import { protectEmails } from './protect-emails';

test('all that a page shows is between the marks', () => {
  const page = '<html><head></head><body class="a"><p>a@b.test</p></body></html>';
  expect(protectEmails(page)).toBe(
    '<html><head></head><body class="a"><!--email_off--><p>a@b.test</p><!--/email_off--></body></html>',
  );
});

test.each(['', '<p>a@b.test</p>', '<body>a@b.test', 'a@b.test</body>', '<body>{"@type"}</body>'])(
  '%j has nothing to mark',
  (html) => {
    expect(protectEmails(html)).toBe(html);
  },
);
