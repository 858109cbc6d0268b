import 'react-dom/client';

type ScriptBefore = [address: string | 0, attributes: { children?: string }];

// React is evaluated with this file, and Next's router in a task of its own: Next waits a turn for each script that is to
// run before a page comes alive (`loadScriptsInSequence` in its `app-bootstrap`), and this one is empty. In one task a
// cheap phone stood still for twice as long.
((window as { __next_s?: ScriptBefore[] }).__next_s ??= []).push([0, { children: '' }]);
