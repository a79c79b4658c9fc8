import { Footer, Header } from '../../react/shell.jsx';
import '../../style.css';

export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <body>
        <Header />
        {children}
        <Footer />
      </body>
    </html>
  );
}
