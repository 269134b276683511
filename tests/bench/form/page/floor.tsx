import { Button, Checkbox, NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { useState } from 'react';
import { benchRecord, choices, kindOf, names } from './schema';

/** Mantine's inputs with a value to begin with and nobody listening: nothing of ours happens on a key. */
export function Floor({ count }: { count: number }) {
  const [isEditing, setEditing] = useState(false);
  const [values] = useState(() => benchRecord(count));
  if (!isEditing) return <Button onClick={() => setEditing(true)}>Ändern</Button>;
  return (
    <SimpleGrid cols={3}>
      {names(count).map((name) => (
        <Input key={name} name={name} value={values[name]} />
      ))}
    </SimpleGrid>
  );
}

function Input({ name, value }: { name: string; value: unknown }) {
  switch (kindOf(name)) {
    case 'text':
      return <TextInput label={name} defaultValue={value as string} />;
    case 'number':
      return (
        <NumberInput
          label={name}
          defaultValue={value as number}
          decimalScale={2}
          decimalSeparator=","
          thousandSeparator="."
        />
      );
    case 'date':
      return <DateInput label={name} defaultValue={value as string} valueFormat="DD.MM.YYYY" />;
    case 'select':
      return <Select label={name} data={[...choices]} defaultValue={value as string} searchable />;
    case 'boolean':
      return <Checkbox label={name} defaultChecked={value as boolean} />;
  }
}
