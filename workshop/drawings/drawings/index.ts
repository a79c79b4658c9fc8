import { accessTools } from '../tools/tools-access';
import { departureTools } from '../tools/tools-departure';
import { flawTools } from '../tools/tools-flaws';
import { hourTools } from '../tools/tools-hour';
import { licenceTools } from '../tools/tools-licences';
import { networkTools } from '../tools/tools-network';
import { phishingTools } from '../tools/tools-phishing';
import { probeTools } from '../tools/tools-probes';
import { recordTools } from '../tools/tools-records';
import { acessibilidade } from './acessibilidade';
import { acesso } from './acesso';
import { acessoRemoto } from './acesso-remoto';
import { acordo } from './acordo';
import { antivirus } from './antivirus';
import { aviso } from './aviso';
import { biscoito } from './biscoito';
import { brand } from './brand';
import { camadas } from './camadas';
import { casoAfip } from './caso-afip';
import { casoBarbosa } from './caso-barbosa';
import { casoCometa } from './caso-cometa';
import { casoNovaquest } from './caso-novaquest';
import { confianca } from './confianca';
import { configuracao } from './configuracao';
import { confirmar } from './confirmar';
import { consultoria } from './consultoria';
import { conta } from './conta';
import { contato } from './contato';
import { convite } from './convite';
import { defesa } from './defesa';
import { empresa } from './empresa';
import { evento } from './evento';
import { firewall } from './firewall';
import { fortaleza, fortalezaPlano, fortalezaPortas, fortalezaVigia } from './fortaleza';
import { galeria } from './galeria';
import { gestaoTi } from './gestao-ti';
import { guia24Horas } from './guia-24-horas';
import { guiaConselho } from './guia-conselho';
import { heroiDefesa } from './heroi-defesa';
import { heroiMonitoramento } from './heroi-monitoramento';
import { lista } from './lista';
import { mapa } from './mapa';
import { maquinas } from './maquinas';
import { materiais } from './materiais';
import { menus } from './menus';
import { monitoramento } from './monitoramento';
import { monitoramentoTi } from './monitoramento-ti';
import { naoEncontrado } from './nao-encontrado';
import { nsoc } from './nsoc';
import { painel } from './painel';
import { palestrantes } from './palestrantes';
import { partidas } from './partidas';
import { partners } from './partners';
import { perguntas } from './perguntas';
import { plantas } from './plantas';
import { redes } from './redes';
import { sala } from './sala';
import { sobre } from './sobre';
import { topoAntivirus } from './topo-antivirus';
import { topoBoleto } from './topo-boleto';
import { topoCometa } from './topo-cometa';
import { topoConta } from './topo-conta';
import { topoDefesa } from './topo-defesa';
import { topoFirewall } from './topo-firewall';
import { topoLeituras } from './topo-leituras';
import { topoLoja } from './topo-loja';
import { topoMonitoramento } from './topo-monitoramento';
import { topoRegra } from './topo-regra';
import { topoSobre } from './topo-sobre';
import { topoTrilha } from './topo-trilha';
import { treinamento } from './treinamento';
import { trocarSenha } from './trocar-senha';
import { video } from './video';
import { vulnerabilidades } from './vulnerabilidades';

/** File under public/imagens (the favicon: under public) -> the function that draws it. */
export const DRAWINGS: Record<string, () => string> = {
  ...brand,
  ...partners,
  ...galeria,
  ...menus,
  ...palestrantes,
  ...configuracao,
  ...lista,
  ...maquinas,
  ...partidas,
  ...accessTools,
  ...departureTools,
  ...flawTools,
  ...licenceTools,
  ...hourTools,
  ...phishingTools,
  ...probeTools,
  ...networkTools,
  ...recordTools,
  'acessibilidade.svg': acessibilidade,
  'acesso.svg': acesso,
  'acesso-remoto.svg': acessoRemoto,
  'acordo.svg': acordo,
  'antivirus.svg': antivirus,
  'aviso.svg': aviso,
  'biscoito.svg': biscoito,
  'camadas.svg': camadas,
  'caso-afip.svg': casoAfip,
  'caso-barbosa.svg': casoBarbosa,
  'caso-cometa.svg': casoCometa,
  'caso-novaquest.svg': casoNovaquest,
  'confianca.svg': confianca,
  'confirmar.svg': confirmar,
  'consultoria.svg': consultoria,
  'conta.svg': conta,
  'contato.svg': contato,
  'convite.svg': convite,
  'defesa.svg': defesa,
  'empresa.svg': empresa,
  'evento.svg': evento,
  'firewall.svg': firewall,
  'fortaleza.svg': fortaleza,
  'fortaleza-plano.svg': fortalezaPlano,
  'fortaleza-portas.svg': fortalezaPortas,
  'fortaleza-vigia.svg': fortalezaVigia,
  'gestao-ti.svg': gestaoTi,
  'guia-24-horas.svg': guia24Horas,
  'guia-conselho.svg': guiaConselho,
  'heroi-defesa.svg': heroiDefesa,
  'heroi-monitoramento.svg': heroiMonitoramento,

  'mapa.svg': mapa,
  'materiais.svg': materiais,
  'monitoramento-ti.svg': monitoramentoTi,
  'monitoramento.svg': monitoramento,
  'nao-encontrado.svg': naoEncontrado,
  'nsoc.svg': nsoc,
  'painel.svg': painel,
  'perguntas.svg': perguntas,
  'plantas.svg': plantas,
  'redes.svg': redes,
  'sala.svg': sala,
  'sobre.svg': sobre,
  'topo-boleto.svg': topoBoleto,
  'topo-cometa.svg': topoCometa,
  'topo-conta.svg': topoConta,
  'topo-antivirus.svg': topoAntivirus,
  'topo-defesa.svg': topoDefesa,
  'topo-firewall.svg': topoFirewall,
  'topo-leituras.svg': topoLeituras,
  'topo-loja.svg': topoLoja,
  'topo-monitoramento.svg': topoMonitoramento,
  'topo-regra.svg': topoRegra,
  'topo-sobre.svg': topoSobre,
  'topo-trilha.svg': topoTrilha,
  'treinamento.svg': treinamento,
  'trocar-senha.svg': trocarSenha,
  'video.svg': video,
  'vulnerabilidades.svg': vulnerabilidades,
};
