// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { toggleList } from './lists.ts';
import { RICH, RICH_WITH_LISTS } from './text-formats.ts';

let editor: Editor;

function open(text: string, format = RICH_WITH_LISTS): Editor {
  const element = document.createElement('div');
  document.body.append(element);
  editor = new Editor({
    element,
    extensions: format.extensions(() => undefined),
    content: format.read(text),
    editorProps: format.pasting(
      () => false,
      () => false,
    ),
  });
  editor.commands.setTextSelection(editor.state.doc.content.size);
  return editor;
}

afterEach(() => editor.destroy());

const written = () => RICH_WITH_LISTS.print(editor.state.doc);

/** Types as a keyboard does: letters, and Enter for "\n". */
function type(keys: string): void {
  for (const key of keys) {
    const { from, to } = editor.state.selection;
    const { view } = editor;
    if (key === '\n') press('Enter');
    else if (
      !view.someProp('handleTextInput', (handle) =>
        handle(view, from, to, key, () => view.state.tr),
      )
    )
      view.dispatch(view.state.tr.insertText(key, from, to));
  }
}

const press = (key: string) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key })),
  );

const paste = (html: string) => editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);

describe('stars that are typed', () => {
  it.each([
    ['Chega **hoje** ou *amanhã*.', 'Chega **hoje** ou *amanhã*.', 2],
    ['Preço* e prazo*', 'Preço* e prazo*', 0],
    ['2*3*4 e __isto__', '2\\*3\\*4 e \\_\\_isto\\_\\_', 0],
  ])('%s', (keys, text, marked) => {
    open('');
    type(keys);
    expect(written()).toBe(text);
    expect(editor.view.dom.querySelectorAll('strong, em')).toHaveLength(marked);
  });

  it('stay stars after Backspace', () => {
    open('');
    type('**hoje**');
    press('Backspace');
    expect(editor.view.dom.querySelector('strong')).toBeNull();
    expect(editor.state.doc.textContent).toBe('**hoje**');
  });
});

describe('a list in a text', () => {
  it('begins with a dash at the start of a line, and ends with an empty item', () => {
    open('Há:');
    type('\n- um\ndois\n\nFim.');
    expect(written()).toBe('Há:\n- um\n- dois\n\nFim.');
  });

  it('is no list where none may stand', () => {
    open('Há:', RICH);
    type('\n- um');
    expect(written()).toBe('Há:\\\n\\- um');
  });

  it('is made of the selected lines, and taken back', () => {
    open('a\\\nb\\\nc\\\nd');
    editor.commands.setTextSelection({ from: 4, to: 6 });
    toggleList(editor);
    expect(written()).toBe('a\n- b\n- c\n\nd');
    expect(
      editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to, '|'),
    ).toBe('|c');
    toggleList(editor);
    expect(written()).toBe('a\\\nb\\\nc\\\nd');
  });

  it('is made of all that is selected, and taken back', () => {
    open('Há:\n- a\n- b');
    for (const text of ['- Há:\n- a\n- b', 'Há:\\\na\\\nb', '- Há:\n- a\n- b']) {
      editor.commands.selectAll();
      toggleList(editor);
      expect(written()).toBe(text);
    }
  });

  it('loses an item with Backspace at its start', () => {
    open('- um\n- dois');
    editor.commands.setTextSelection(3);
    press('Backspace');
    expect(written()).toBe('um\n- dois');
  });

  it.each([
    ['', '- um\n- dois'],
    ['Há:', 'Há:\n- um\n- dois'],
    ['- zero', '- zero\n- um\n- dois'],
  ])('pasted into %j stays a list', (before, after) => {
    open(before);
    if (before.startsWith('-')) type('\n');
    paste('<ul><li><p>um</p></li><li><p>dois</p></li></ul>');
    expect(written()).toBe(after);
  });

  it.each([
    [RICH_WITH_LISTS, '- um\\\n  – dois\n- três'],
    [RICH, 'um\\\n– dois\\\ntrês'],
  ])('pasted with levels keeps them', (format, text) => {
    open('', format);
    paste('<ul><li>um<ul><li>dois</li></ul></li><li>três</li></ul>');
    expect(written()).toBe(text);
  });
});
