## Recordes: até onde os jogos abertos foram calculados, e a conferência disso.

records-line = { $rule }: { $computed } valores ({ $state }); publicado: { $published }; maior: { $maximum }, raros: { $rares }
records-not-known = não sabemos
records-none = Não há recordes aqui.
records-claimed = afirmado
records-spot-checked = conferido por amostra: { $checked } / { $segments }
records-double-checked = conferido por inteiro
records-proved = provado: período { $period } a partir de { $preperiod }; valores que o certificado abrange: { $certified }
records-believe = O estado é o que o recorde diz: fairplay records check calcula um trecho de novo, e fairplay verify confere um certificado.
records-unpublished = Jogos sem número publicado que conheçamos: { $count } de { $total }. Outros podem tê-los calculado.
records-certificate = Gravado: { $file }. É o que o recorde diz; fairplay verify confere o certificado.
records-agrees = Trecho { $segment }, de { $from } a { $to }: calculado de novo pelo caminho { $path }, e tudo confere.
records-rate = por segundo: { $rate }
error-record-none = { $rule }: não há recorde; fairplay records mostra a lista
error-record-segment = { $text }: esse trecho não existe; os trechos são numerados de 0 a { $last }
error-record-damaged = { $name }: danificado, ou não é um recorde; o arquivo não foi alterado
error-record-version = { $name }: escrito por outra versão do Fair Play, em uma forma que esta não consegue ler
error-record-rule = { $name }: é um recorde de { $rule }
error-record-unsuited = { $rule }: nenhum recorde é possível; é preciso um código que divida montes em dois, e no qual os valores raros já não apareçam mais
error-record-open = { $rule }: pode haver um monte raro (depois de { $n }). O recorde termina antes dele, e só um cálculo com todos os valores pode decidir
error-record-gpu = { $why ->
    [rare] { $rule }: em { $n } a GPU encontrou um monte que pode ser raro; a CPU continua
    [values] { $rule }: em { $n } os valores ficam grandes demais para a GPU; a CPU continua
   *[other] { $rule }: a GPU não dá conta deste jogo ({ $why }); a CPU continua
    }
error-record-returns = { $rule }: os valores se repetem (os que vêm antes de { $first } voltam antes de { $again }). fairplay period prova o período
error-record-unproved = { $rule }: nenhum período está provado para este recorde
error-record-certificate = { $name }: não é um certificado de um período de { $rule }
error-record-refuted = { $rule }: um trecho, calculado de novo, dá outro resultado ({ $segment }: { $what }). O recorde agora termina em { $left }; o que havia antes está em { $name }
error-record-full = { $rule }: o recorde já é tão grande quanto um arquivo pode ser e não pode continuar
error-record-gone = { $rule }: enquanto isso, uma conferência mostrou que um trecho do qual este cálculo partiu está errado; por isso, o que ele calculou não foi guardado. O mesmo comando continua a partir do que restou
error-record-killed = Um processo foi derrubado; talvez falte memória. O que está pronto foi guardado, e o mesmo comando continua daí
