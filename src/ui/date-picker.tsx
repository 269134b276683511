import { DatePicker as MantineDatePicker, type DatePickerProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { Mantine } from './mantine';

/** Days of a month to choose from, weeks beginning on Monday. */
export function DatePicker(props: DatePickerProps) {
  return (
    <Mantine>
      <MantineDatePicker maxLevel="month" firstDayOfWeek={1} highlightToday {...props} />
    </Mantine>
  );
}
