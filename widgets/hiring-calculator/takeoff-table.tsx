import type { CommonSettings } from "./settings.ts";

export interface TakeoffRow {
  name: string;
  quantity: string;
  rate: string;
  amount: string;
}

export function TakeoffTable({
  rows,
  labels,
}: {
  rows: readonly TakeoffRow[];
  labels: CommonSettings["labels"];
}) {
  return (
    <table className="takeoff">
      <thead>
        <tr>
          {[labels.takeoff, labels.quantity, labels.rate, labels.amount].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, quantity, rate, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
            <td>{rate}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
